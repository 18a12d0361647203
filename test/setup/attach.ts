import { act } from 'preact/test-utils'

/** Picks a file in a file field, which scripts cannot fill. */
export function pickFile(field: HTMLInputElement, file: File): void {
  Object.defineProperty(field, 'files', { value: [file], configurable: true })
  void act(() => void field.dispatchEvent(new Event('change', { bubbles: true })))
}

export function attach(field: HTMLInputElement, content: string | Uint8Array, name: string): void {
  pickFile(field, new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
}
