import { useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Children } from '../page/children'
import styles from './modal.module.css'
import { useModal } from './use-modal'

export interface ModalProps {
  title: string
  children: Children
  /** Called on Escape; omit it where the user has to decide. */
  onCancel?: (() => void) | undefined
  /** Screen readers announce the content when the dialog opens. */
  described?: boolean
  wide?: boolean | undefined
  /** The content is a form, of which only the fields scroll. */
  isForm?: boolean
  /** What it shows is still read: it appears after a moment, so that it opens once and in its size where the panel answers quickly. */
  waiting?: boolean
}

/** The frame of every dialog. A click on the backdrop does not close it, so that no input is lost by accident. */
export function Modal({ title, children, onCancel, described, wide, isForm, waiting }: ModalProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useModal(box, onCancel)
  const frame = {
    role: 'dialog' as const,
    'aria-modal': true,
    'aria-labelledby': `${id}-title`,
    'aria-describedby': described ? `${id}-body` : undefined,
    'data-wide': wide || undefined,
    'data-waiting': waiting
  }
  return createPortal(
    <div className={styles.scrim}>
      <div ref={box} className={styles.box} tabIndex={-1} {...frame}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-body`} className={styles.content} data-form={isForm}>
          {children}
        </div>
      </div>
    </div>,
    document.body
  )
}
