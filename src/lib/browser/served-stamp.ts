/** Of a built page. */
export const stampIn = (page: string): string | undefined => /\bstamp:"(\w+)"/.exec(page)?.[1]

/**
 * The stamp of the build that the panel serves now; unchanged, the page costs it a 304.
 * @returns undefined when there is no answer, or another page
 */
export async function servedStamp(): Promise<string | undefined> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' })
    return response.ok ? stampIn(await response.text()) : undefined
  } catch {
    return undefined
  }
}
