import {
  announceCodesysPackage,
  backUpCodesysApplication,
  type CodesysPackage,
  type CodesysReset,
  downloadCodesysLog,
  dropCodesysPackage,
  listCodesysTasks,
  readCodesys,
  readCodesysPackage,
  readCodesysSettings,
  resetCodesys,
  startCodesys,
  stopCodesys,
  updateCodesys,
  uploadCodesysPackage
} from '../../api/codesys'
import { followDownload } from '../../lib/browser/download'
import { createPackageUpload } from '../../lib/remote/package-upload'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { followJobs } from '../../stores/jobs'
import { notify } from '../../stores/notices'
import { createFileForm, createOfflineForm, createOnlineForm } from './licence-forms'
import { createCodesysSettingsForm } from './settings-form'

const POLL_SECONDS = 5

export const EXTENSION = '.cdsp'

/** What the user confirms with the name of the machine. */
export type Command = { kind: 'start' } | { kind: 'stop' } | { kind: 'reset'; reset: CodesysReset } | Update

/** Without a package: to the version that came with the firmware. */
interface Update {
  kind: 'update'
  version: string
  package?: string
}

export function createCodesys(download: (address: string) => unknown = followDownload) {
  const $runtime = polled(readCodesys, { everySeconds: POLL_SECONDS })
  const $tasks = polled(listCodesysTasks, { everySeconds: POLL_SECONDS })
  const $settings = resource(readCodesysSettings)
  const $followed = followJobs(['codesys-update'], refresh)
  const upload = createPackageUpload<CodesysPackage>({
    key: 'checkedCodesys',
    extension: EXTENSION,
    announce: announceCodesysPackage,
    send: uploadCodesysPackage,
    read: readCodesysPackage
  })

  function refresh(): void {
    void $runtime.reload()
    void $tasks.reload()
  }

  function activated(): void {
    notify('codesys.licence.activated')
    refresh()
  }

  async function run(command: Command, machineName: string, password: string): Promise<void> {
    if (command.kind === 'start') return startCodesys(machineName)
    if (command.kind === 'stop') return stopCodesys(machineName)
    if (command.kind === 'reset') return resetCodesys(machineName, command.reset)
    const from = command.package === undefined ? {} : { package: command.package }
    $followed.adopt(await updateCodesys({ machine_name: machineName, password, ...from }))
    upload.reset()
  }

  return {
    $runtime,
    $tasks,
    $settings,
    $followed,
    upload,

    /** @throws ApiError */
    async run(command: Command, machineName: string, password: string): Promise<void> {
      await run(command, machineName, password)
      refresh()
    },

    /** Also deletes the package from the panel. */
    discard(): void {
      const stage = upload.$stage.get()
      if (stage.status === 'checked') dropCodesysPackage(stage.candidate.id).catch(() => {})
      upload.reset()
    },

    settingsForm: createCodesysSettingsForm,
    onlineForm: () => createOnlineForm(activated),
    offlineForm: () => createOfflineForm(download),
    fileForm: () => createFileForm(activated),

    /** @throws ApiError */
    async backUp(): Promise<void> {
      download((await backUpCodesysApplication()).url)
    },

    /** @throws ApiError */
    async downloadLog(): Promise<void> {
      download((await downloadCodesysLog()).url)
    }
  }
}

export type CodesysModel = ReturnType<typeof createCodesys>
