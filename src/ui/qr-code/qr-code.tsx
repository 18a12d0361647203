import { encode } from 'uqr'

/** Width of the white border in modules; cameras need it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Black on white in every theme, as cameras expect it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={modules.join('')} />
    </svg>
  )
}
