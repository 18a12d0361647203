import { codeOf } from './activation-code'
import { type LicenceRequest, signLicence } from './licence-file'

export const LICENCE_SERVER = { host: 'licence.codesys.example', port: 443 }

/** The codes that were sold, with the hardware key of the panel that has used each. */
export type SoldCodes = Record<string, string | null>

/** The first is free, the second was used by another panel. */
export const SAMPLE_CODES = { free: codeOf('K7P2M9QXWD4HTRBVNC3'), used: codeOf('B4XN8TGQ2WFC6KJH9RM') }

export const soldCodes = (): SoldCodes => ({ [SAMPLE_CODES.free]: null, [SAMPLE_CODES.used]: '1B0E77A9C4D2F356' })

/** What the maker's site does with a request: the same panel may use its code again. */
export function issueLicence(
  sold: SoldCodes,
  { hardware_key, code, request }: Omit<LicenceRequest, 'request' | 'format'> & { request: string | null },
  issued: string
): Uint8Array | 'code_unknown' | 'code_used' {
  const usedBy = sold[code]
  if (usedBy === undefined) return 'code_unknown'
  if (usedBy !== null && usedBy !== hardware_key) return 'code_used'
  sold[code] = hardware_key
  return signLicence({ format: 'codesys-licence', hardware_key, code, request, issued })
}
