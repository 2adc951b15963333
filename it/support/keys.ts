// The keyboard as a person uses it.
import type { Page } from "@playwright/test";

/**
 * Presses a key and holds it for 40 ms, as fingers do. What is picked up by one key is moved by the next: dnd-kit listens
 * for it in a task of its own, which a key without any length would overtake.
 */
export const pressKey = (page: Page, key: string) => page.keyboard.press(key, { delay: 40 });
