/** Storage of this tab; where it is blocked nothing is remembered and nothing breaks. */
export function rememberInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Blocked or full.
  }
}

/** Returns the value and forgets it. */
export function takeFromTab(key: string): string | undefined {
  try {
    const value = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return value ?? undefined
  } catch {
    return undefined
  }
}
