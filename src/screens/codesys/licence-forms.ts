import { activateCodesys, importCodesysLicence, requestCodesysLicence } from '../../api/codesys'
import { encodeFile } from '../../lib/browser/encode-file'
import { validateFile } from '../../lib/form/file-rules'
import { createForm, type Form } from '../../lib/form/form'
import { required } from '../../lib/form/rules'
import { laterRequests } from '../../lib/remote/stoppable'
import { activationCode, formatCode } from './activation-code'
import { FIELD_CODES } from './texts'

export interface CodeValues {
  code: string
}

export interface FileValues {
  file: File | undefined
}

const MOST_BYTES = 8192

const createCodeForm = (send: (code: string) => Promise<unknown>): Form<CodeValues> =>
  createForm({
    initial: { code: '' },
    rules: { code: [required, activationCode] },
    normalize: ({ code }) => ({ code: formatCode(code) }),
    codes: FIELD_CODES,
    async save({ code }) {
      await send(code)
    }
  })

/** The panel reaches the licence server by itself. */
export const createOnlineForm = (onActivated: () => void) =>
  createCodeForm(async code => {
    await activateCodesys(code)
    onActivated()
  })

/** Saves a request file, which the licence site answers with a licence file. */
export const createOfflineForm = (download: (address: string) => unknown) =>
  createCodeForm(async code => download((await requestCodesysLicence(code)).url))

export const createFileForm = (onActivated: () => void): Form<FileValues> =>
  createForm<FileValues>({
    initial: { file: undefined },
    check({ file }) {
      const error = file ? validateFile(file, { maxBytes: MOST_BYTES }) : 'errors.required'
      return error ? { file: error } : {}
    },
    async save({ file }) {
      const later = laterRequests()
      const content = file && (await encodeFile(file)).content
      if (content !== undefined) await later(() => importCodesysLicence(content))
      onActivated()
    }
  })
