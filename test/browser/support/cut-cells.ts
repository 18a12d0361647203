/**
 * Cells of tables that show less than they hold without a way to the whole of it, and tables that need more width than
 * they have. Where a name leads to its row, or the row has a button, all is there, unless a button itself sticks out. Runs
 * in the page.
 */
export function cutCells(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const nameOf = (element: Element) => element.closest('table')?.getAttribute('aria-label') ?? 'a table'
  const tables = [...document.querySelectorAll<HTMLTableElement>('table')].filter(isShown)
  const wide = tables.filter(
    table => !table.querySelector('[data-kept]') && table.offsetWidth > (table.parentElement?.clientWidth ?? 0) + 1
  )
  const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth + 1
  const sticksOut = (cell: HTMLTableCellElement) => {
    const { right } = cell.getBoundingClientRect()
    return [...cell.querySelectorAll('button, a')].some(control => control.getBoundingClientRect().right > right + 1)
  }
  const isWhole = (cell: HTMLTableCellElement) =>
    getComputedStyle(cell).textOverflow === 'ellipsis' &&
    cell.closest('tr')?.querySelector('td button, td a, td [title]')
  const cells = tables.flatMap(table => [...table.querySelectorAll<HTMLTableCellElement>('th, td')])
  return [
    ...wide.map(table => `${nameOf(table)} is too wide`),
    ...cells
      .filter(cell => isShown(cell) && (sticksOut(cell) || (isCut(cell) && !isWhole(cell))))
      .map(cell => `"${cell.innerText}" is cut in ${nameOf(cell)}`)
  ]
}
