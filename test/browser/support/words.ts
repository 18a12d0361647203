/**
 * Words that are broken over two lines although one line has room for them, each with its text. A line may end after a
 * space, a hyphen or a slash, between any two Chinese or Japanese characters, and before a bracket after a Korean syllable
 * (UAX #14, LB30); a word ends there too. Runs in the page.
 */
export function brokenWords(): string[] {
  const word = /(?:(?![\s/-]|(?<=\p{scx=Hang})\()[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\uFF00-\uFFEF])+[/-]?/gu
  const lineOf = (element: Element) => {
    const box = element.closest('li, section, [role="dialog"], main')
    if (!box) return innerWidth
    const { paddingLeft, paddingRight } = getComputedStyle(box)
    return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  }
  const broken: string[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(
    document.querySelector('[role="dialog"], main') ?? document.body,
    NodeFilter.SHOW_TEXT
  )
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) continue
    const content = text.nodeValue ?? ''
    for (const { 0: found, index } of content.matchAll(word)) {
      range.setStart(text, index)
      range.setEnd(text, index + found.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      const length = parts.reduce((sum, { width }) => sum + width, 0)
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1 && length <= lineOf(element))
        broken.push(`"${found}" in "${content}"`)
    }
  }
  return broken
}
