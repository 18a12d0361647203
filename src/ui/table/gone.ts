import type { MouseEvent } from 'react'

/** What makes a row that is gone unusable, until the table may leave it out. */
export const goneProps = (isGone: boolean | undefined) =>
  isGone ? { 'data-gone': true, onClickCapture: ignore } : undefined

function ignore(event: MouseEvent<HTMLElement>): void {
  event.preventDefault()
  event.stopPropagation()
}
