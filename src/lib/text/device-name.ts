/** Device names have at most 32 characters (specification section 9). */
export const LONGEST_DEVICE_NAME = 32

/** The name as the panel keeps it: letters, digits, dot and hyphen; each run of anything else becomes one `x` (specification section 5). */
export function cleanDeviceName(text: string): string {
  return text
    .trim()
    .replace(/[^A-Za-z0-9.-]+/g, 'x')
    .slice(0, LONGEST_DEVICE_NAME)
}
