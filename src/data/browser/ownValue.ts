/**
 * The value an object itself has by a key, which may be any: an attribute, a text or a role can be called like what every
 * object has (`constructor`, `__proto__`).
 */
export function ownValue<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined;
export function ownValue(object: object, key: string): unknown;
export function ownValue(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
}
