export const QUICK_KEYS: { components: Record<string, object[]> };
