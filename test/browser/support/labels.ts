/** Labels, table heads, tabs, terms and the texts of buttons that take more lines than this, each with its text. Runs in the page. */
export function tallLabels(most = 3): string[] {
  const range = document.createRange()
  const boxesOf = (text: Node) => {
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  }
  const linesOf = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const boxes: DOMRect[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // What only screen readers are to find is in a box of 1 px.
      if ((text.parentElement?.clientWidth ?? 0) !== 1) boxes.push(...boxesOf(text))
    }
    boxes.sort((one, other) => one.top - other.top)
    let lines = 0
    let bottom = Number.NEGATIVE_INFINITY
    for (const box of boxes) {
      if ((box.top + box.bottom) / 2 < bottom) continue
      lines++
      bottom = box.bottom
    }
    return lines
  }
  return [...document.querySelectorAll<HTMLElement>('label, legend, th, button, [role="tab"], dt')]
    .filter(element => element.checkVisibility({ visibilityProperty: true }))
    .map(element => ({ element, lines: linesOf(element) }))
    .filter(({ lines }) => lines > most)
    .map(({ element, lines }) => `"${element.innerText}" takes ${lines} lines`)
}
