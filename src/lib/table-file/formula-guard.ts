/** Where a cell begins in a spreadsheet, whichever separator it is set to. */
const BREAK = /[,;"\t\r\n]/

/** A formula, also of a Japanese spreadsheet, where all trim what is before it. Some run text after a control character. */
const BEGINS_AS_FORMULA = /^(?:'*\p{Cc}|['\s\p{Cc}]*[=+\-@＝＋－＠])/u

/** A negative number, or an offset from UTC: no formula, and bare as in the files of the panel. */
const BARE = /^(?:-\d+(?:\.\d+)?|[+-]\d\d:\d\d)$/

/** Each gap as a whole, with the formula that may be after it: a time that grows with the length only. */
const GAPS = /([,;"\s\p{Cc}]+)('*[=+\-@＝＋－＠])?/gu

export const needsQuotes = (text: string): boolean => BREAK.test(text)

/** Prefixes with `'` what a spreadsheet would run as a formula, also where it splits the text at another separator. */
export function withGuard(text: string): string {
  if (BARE.test(text)) return text
  const guarded = changeFormulas(text, formula => `'${formula}`)
  return BEGINS_AS_FORMULA.test(guarded) ? `'${guarded}` : guarded
}

/** The text that `withGuard` was called with. */
export function withoutGuard(cell: string): string {
  const isGuarded = cell.startsWith("'") && BEGINS_AS_FORMULA.test(cell.slice(1))
  return changeFormulas(isGuarded ? cell.slice(1) : cell, formula => formula.replace(/^'/, ''))
}

function changeFormulas(text: string, change: (formula: string) => string): string {
  if (!BREAK.test(text)) return text
  return text.replace(GAPS, (all: string, gap: string, formula?: string) =>
    formula && BREAK.test(gap) ? gap + change(formula) : all
  )
}
