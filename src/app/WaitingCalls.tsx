export const WaitingCalls = (_props: { error?: unknown }) => null;
