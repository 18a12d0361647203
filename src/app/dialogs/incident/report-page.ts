import { sheetUrl } from '../../../lib/browser/assets'

/** Wide tables; the printer decides whether it is A4 or Letter. */
const PAPER = '@page{size:landscape;margin:12mm}'

/** A file of its own, without scripts and addresses. Its element has been rendered, so that each text in it is escaped. */
export function pageOf(report: Element, title: string, language: string): string {
  const text = (node: Node) => new XMLSerializer().serializeToString(node)
  const head = `<meta charset="utf-8"><title>${text(document.createTextNode(title))}</title><style>${PAPER}${sheetText()}</style>`
  return `<!doctype html>\n<html lang="${language}"><head>${head}</head><body>${text(report)}</body></html>\n`
}

/** The rules of this dialog's sheet, which has those of the report. */
function sheetText(): string {
  const address = sheetUrl('incident-dialog')
  const sheet = [...document.styleSheets].find(({ href }) => address !== undefined && href?.endsWith(address))
  return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('')
}

/** Prints a copy of the report in a frame without scripts of its own, so that it is on paper what it is in the file. */
export function printReport(report: Element, title: string, language: string): void {
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
    page.body.append(page.importNode(report, true))
    view.onafterprint = () => frame.remove()
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheetUrl('incident-dialog') ?? ''
    link.onload = () => {
      link.sheet?.insertRule(PAPER)
      view.print()
    }
    page.head.append(link)
  }
  document.body.append(frame)
}
