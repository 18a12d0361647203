/** The first unused name of 'Cola (2)', 'Cola (3)', …, of at most `longest` characters. */
export function copyName(name: string, longest: number, isTaken: (name: string) => boolean): string {
  for (let copy = 2; ; copy += 1) {
    const ending = ` (${copy})`
    const start = [...name].slice(0, longest - ending.length).join('')
    const candidate = start.trimEnd() + ending
    if (!isTaken(candidate)) return candidate
  }
}
