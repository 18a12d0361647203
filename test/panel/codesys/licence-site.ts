import { type LicenceRequest, signLicence } from './licence-file'

/** The codes that were sold, with the hardware key of the panel that has used each. */
export type SoldCodes = Record<string, string | null>

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
