/**
 * Texts that are cut at the end of their box, outside of tables. One that ends with an ellipsis is whole elsewhere: in its
 * `title`, or where its link or button leads. Runs in the page.
 */
export function cutTexts(): string[] {
  const isCut = (element: HTMLElement) => {
    if (element.scrollWidth <= element.clientWidth || element.clientWidth <= 1) return false
    if (!element.innerText?.trim() || element.closest('td, th')) return false
    const { overflowX, textOverflow } = getComputedStyle(element)
    if (overflowX !== 'hidden' && overflowX !== 'clip') return false
    return textOverflow !== 'ellipsis' || !element.closest('[title], a[href], button, [role="treeitem"]')
  }
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(element => element.checkVisibility({ visibilityProperty: true }) && isCut(element))
    .map(element => `"${element.innerText}" is cut`)
}
