import { plainText } from '../../../lib/text/plain-text'
import { BreakableText } from '../../../ui/page/breakable-text'

const LONGEST = 255

/** An address that is broken after its slashes where a line is too short for it. */
export const UrlText = ({ of: url }: { of: string }) => (
  <bdi>
    <BreakableText of={plainText(url, LONGEST)} after="/" />
  </bdi>
)
