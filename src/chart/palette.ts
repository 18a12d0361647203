export interface Palette {
  text: string
  muted: string
  grid: string
  surface: string
  font: string
  lines: string[]
}

const coloursAreForced = () => matchMedia('(forced-colors: active)').matches

/** The page's colours, resolved for a canvas. */
export function readPalette(element: Element, colours: string[]): Palette {
  const style = getComputedStyle(element)
  const colour = (name: string, forced: string) =>
    coloursAreForced() ? forced : style.getPropertyValue(name).trim() || style.color
  return {
    text: colour('--text', 'CanvasText'),
    muted: colour('--muted', 'CanvasText'),
    grid: colour('--line', 'GrayText'),
    surface: colour('--surface', 'Canvas'),
    font: style.fontFamily,
    // As in the legend: system colours are too few to tell lines apart.
    lines: colours.map(name => style.getPropertyValue(name).trim() || style.color)
  }
}

/** Calls back when the theme changes, by the system or by the user. @returns a function that stops it. */
export function watchPalette(changed: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map(query => matchMedia(query))
  const root = new MutationObserver(changed)
  root.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] })
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    root.disconnect()
    for (const query of queries) query.removeEventListener('change', changed)
  }
}
