/** Storage of this tab; where it is blocked nothing is remembered and nothing breaks. @returns whether the value is remembered */
export function rememberInTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
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

/** Whether a value would be remembered: the storage may be blocked, or too small for it. */
export const tabRemembers = (value = ''): boolean => rememberInTab('probe', value) && takeFromTab('probe') === value
