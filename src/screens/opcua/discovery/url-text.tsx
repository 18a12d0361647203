import { Fragment } from 'react'
import { plainText } from '../../../lib/text/plain-text'

const LONGEST = 255

/** An address that is broken after its slashes where a line is too short for it. */
export function UrlText({ of: url }: { of: string }) {
  const [scheme = '', ...parts] = plainText(url, LONGEST).split('/')
  return (
    <bdi>
      {scheme}
      {parts.map((part, index) => (
        <Fragment key={index}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
