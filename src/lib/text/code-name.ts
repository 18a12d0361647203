/** `already_exists`, and `errors.alreadyExists` as well, mean the same code. */
export function codeName(code: string): string {
  return code.replace(/^errors\./, '').replace(/[_-]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
}
