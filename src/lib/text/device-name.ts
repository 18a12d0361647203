/** The name as the panel stores it; see 'Names' in src/README.md. */
export function cleanDeviceName(text: string, longest: number): string {
  return text
    .trim()
    .replace(/[^A-Za-z0-9.-]+/g, 'x')
    .slice(0, longest)
}
