export const SignInError = (_props: { error?: unknown }) => null;
