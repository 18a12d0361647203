import { sheetUrl } from '../../lib/browser/assets'

export interface PageLook {
  /** For wide tables; the printer decides whether it is A4 or Letter. */
  landscape?: boolean
  /** On each page, beside its number. */
  footer: string
}

/** Margin boxes are for browsers that have them: Chrome and Edge from 131. */
const pageRule = ({ landscape, footer }: PageLook) =>
  `@page{${landscape ? 'size:landscape;' : ''}margin:12mm 12mm 16mm;` +
  `@bottom-left{content:${cssString(footer)};font:8pt sans-serif}` +
  '@bottom-right{content:counter(page) " / " counter(pages);font:8pt sans-serif}}'

/** With all other characters escaped, so that none of a text of the panel ends the string or its element. */
const cssString = (text: string) =>
  `"${text.replace(/[^\w -]/gu, character => `\\${character.codePointAt(0)?.toString(16)} `)}"`

/** A file of its own, without scripts and addresses. Its element has been rendered, so that each text in it is escaped. */
export function pageOf(paper: Element, title: string, language: string, look: PageLook): string {
  const text = (node: Node) => new XMLSerializer().serializeToString(node)
  const head = `<meta charset="utf-8"><title>${text(document.createTextNode(title))}</title><style>${pageRule(look)}${sheetText()}</style>`
  return `<!doctype html>\n<html lang="${language}"><head>${head}</head><body>${text(paper)}</body></html>\n`
}

function sheetText(): string {
  const address = sheetUrl('paper')
  const sheet = [...document.styleSheets].find(({ href }) => address !== undefined && href?.endsWith(address))
  return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('')
}

/** Prints a copy of it in a frame without scripts of its own, so that it is on paper what it is in the file. */
export function printPaper(paper: Element, title: string, language: string, look: PageLook): void {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  // A frame that is not rendered prints nothing in some browsers.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  frame.onload = () => {
    const page = frame.contentDocument
    const view = frame.contentWindow
    if (!page || !view) return
    frame.onload = null
    page.title = title
    page.documentElement.lang = language
    page.body.append(page.importNode(paper, true))
    view.onafterprint = () => frame.remove()
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheetUrl('paper') ?? ''
    link.onload = () => {
      link.sheet?.insertRule(pageRule(look))
      view.print()
    }
    page.head.append(link)
  }
  document.body.append(frame)
}
