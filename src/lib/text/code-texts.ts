import type { MessageKey } from './message'

declare const TYPED: unique symbol

/** Texts by error code. Never set, `TYPED` keeps out tables that no operation types (api/client/refusal-types.ts). */
export interface CodeTexts {
  readonly [TYPED]?: never
}

/** The text of a code, which may be one that this console does not know. */
export function textOfCode(texts: CodeTexts, code: string): MessageKey | undefined {
  return new Map<string, MessageKey>(Object.entries(texts)).get(code)
}
