"""What a viewer of The Builders: Antiquity cannot know: nothing but the order of the decks, which chance decides."""

from __future__ import annotations

from typing import Final

SECRETS: Final = False
