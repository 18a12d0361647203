/** Lists of labels and values in which some values are beside their label and others below it. Runs in the page. */
export function mixedPairs(): string[] {
  const isBeside = (label: Element) => {
    const { top, bottom } = label.getBoundingClientRect()
    const value = label.nextElementSibling?.getBoundingClientRect()
    return value !== undefined && value.top < (top + bottom) / 2
  }
  const shown = (label: Element) => label.checkVisibility({ visibilityProperty: true })
  return [...document.querySelectorAll('dl')].flatMap(list => {
    const labels = [...list.querySelectorAll('dt')].filter(shown)
    const beside = labels.filter(isBeside)
    if (beside.length === 0 || beside.length === labels.length) return []
    return [`only some values are beside their label, such as that of "${beside[0]?.textContent}"`]
  })
}
