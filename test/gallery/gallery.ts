import type { States } from './states'
import { CARD } from './ui/card'
import { CERTIFICATE } from './ui/certificate'
import { DIALOG } from './ui/dialog'
import { FILTER } from './ui/filter'
import { FOCUS } from './ui/focus'
import { FORM } from './ui/form'
import { IMPACT } from './ui/impact'
import { MEDIA } from './ui/media'
import { PAGE } from './ui/page'
import { PAPER } from './ui/paper'
import { QR_CODE } from './ui/qr-code'
import { STATUS } from './ui/status'
import { TABLE } from './ui/table'
import { TABLE_FILE } from './ui/table-file'
import { TARGET } from './ui/target'
import { TREE } from './ui/tree'

/** By folder, in the order in which they import each other. */
const FOLDERS: Readonly<Record<string, States>> = {
  ...{ focus: FOCUS, page: PAGE, card: CARD, status: STATUS, form: FORM, dialog: DIALOG },
  ...{
    paper: PAPER,
    certificate: CERTIFICATE,
    filter: FILTER,
    table: TABLE,
    tree: TREE,
    impact: IMPACT,
    'qr-code': QR_CODE,
    target: TARGET,
    media: MEDIA,
    'table-file': TABLE_FILE
  }
}

/** The states of all components of src/ui, by the path of their file. */
export const GALLERY: States = Object.fromEntries(
  Object.entries(FOLDERS).flatMap(([folder, files]) =>
    Object.entries(files).map(([file, states]) => [`src/ui/${folder}/${file}`, states])
  )
)
