import { createPortal } from 'react-dom'
import { saveBlob } from '../../lib/browser/download'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import { type PageLook, pageOf, printPaper } from './paper-page'
import { PaperSheet, type PaperSheetProps } from './paper-sheet'

export interface PaperFiles {
  /** The document as an HTML file. */
  page(): string
  savePage(): void
  print(): void
}

export interface PaperProps extends PaperSheetProps {
  look: PageLook
  children: (files: PaperFiles) => Children
}

/** What is shown on the screen has the ways to keep a document, which is not in the page: files and prints are made of it. */
export default function Paper({ of, pictureOf, look, children }: PaperProps) {
  const { language } = useText()
  const paper = useModel(() => document.createElement('div'))
  const { fileName } = of
  const page = () => pageOf(paper, fileName, language, look)
  return (
    <>
      {children({
        page,
        savePage: () => saveBlob(new Blob([page()], { type: 'text/html;charset=utf-8' }), `${fileName}.html`),
        print: () => printPaper(paper, fileName, language, look)
      })}
      {createPortal(<PaperSheet of={of} pictureOf={pictureOf} />, paper)}
    </>
  )
}
