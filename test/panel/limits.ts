/** What the web server of a small panel can do; a panel without limits answers everything at once. */
export interface Limits {
  /** Requests that are answered at the same time. */
  connections: number
  /** The time that each answer takes. */
  answerMilliseconds: number
  /** Characters of a body for which the contract states no limit of its own. */
  bodyCharacters: number
}

export const SMALL: Limits = { connections: 4, answerMilliseconds: 120, bodyCharacters: 64 * 1024 }
