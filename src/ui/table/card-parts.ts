import type { Column } from './column'

export interface CardParts<R> {
  title: Column<R> | undefined
  checks: Column<R>[]
  facts: Column<R>[]
  /** Shown only on request. */
  more: Column<R>[]
  menu: Column<R>[]
  actions: Column<R>[]
}

/** Sorts the columns of a table into the parts of a card. */
export function cardParts<R>(columns: readonly Column<R>[]): CardParts<R> {
  const withPart = (part: Column<R>['card']) => columns.filter(({ card, pinned }) => card === part && !pinned)
  const [title = withPart(undefined)[0]] = withPart('title')
  return {
    title,
    checks: withPart('check'),
    facts: columns.filter(({ card, pinned }) => card === 'fact' && !pinned),
    more: withPart(undefined).filter(column => column !== title),
    menu: columns.filter(({ pinned }) => pinned === 'menu'),
    actions: columns.filter(({ pinned }) => pinned === true)
  }
}
