/**
 * Whether a text can be led to: an address of the web and nothing else, because an administrator with fewer rights may have
 * put in anything, e.g. `javascript:`.
 */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);
