import type { SpawnOptions } from "node:child_process";

export const root: string;
export const state: string;
export class Problem extends Error {}
export function run(program: string, args: string[], options?: SpawnOptions): Promise<{ code: number; output: string }>;
export function main(script: () => Promise<void>): Promise<void>;
