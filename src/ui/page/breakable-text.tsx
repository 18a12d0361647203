import { Fragment } from 'react'

/** A long word that is broken after a character, where a line is too short for it. */
export function BreakableText({ of: text, after }: { of: string; after: string }) {
  const [first, ...parts] = text.split(after)
  return (
    <>
      {first}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {after}
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
