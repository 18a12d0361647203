import { type ReactNode, useEffect, useRef } from 'react'

/** Presses the button with this text once, for a state that only the component itself enters. */
export function Pressed({ button, children }: { button: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A dialog is rendered after this effect; see in-place.tsx.
    setTimeout(() => {
      const all = box.current?.querySelectorAll('button') ?? []
      for (const element of all) if (element.textContent === button) element.click()
    })
  }, [])
  return <div ref={box}>{children}</div>
}
