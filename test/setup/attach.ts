/** Picks a file in a file field, which scripts cannot fill. */
export function attach(field: HTMLInputElement, content: string | Uint8Array, name: string): void {
  const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
  Object.defineProperty(field, 'files', { value: [file], configurable: true })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
