/** Characters. */
export const LONGEST_DEVICE_NAME = 32

/** The name as the panel stores it; see 'Names' in src/README.md. */
export function cleanDeviceName(text: string): string {
  return text
    .trim()
    .replace(/[^A-Za-z0-9.-]+/g, 'x')
    .slice(0, LONGEST_DEVICE_NAME)
}
