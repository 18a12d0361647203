import { allOf, listen } from './listen'

/** What a card has on A4 upright, in CSS pixels. */
const PAPER = 620

/** Makes an element whose contents have a width in pixels, such as a chart, small enough for paper while the page is printed. @returns a function that stops it */
export function fitOnPaper(element: HTMLElement): () => void {
  const scale = (zoom: string) => element.style.setProperty('zoom', zoom)
  return allOf(
    listen(window, 'beforeprint', () => scale(String(Math.min(1, PAPER / element.clientWidth)))),
    listen(window, 'afterprint', () => scale(''))
  )
}
