import {
  announceProject,
  checkProjectOnMedium,
  dropCandidate,
  type ProjectCandidate,
  readCandidate,
  uploadProject
} from '../../api/project-management'
import { createPackageUpload } from '../../lib/remote/package-upload'

export const EXTENSION = '.hmip'

/** A package from this computer or from a medium of the panel; the running project is not affected. */
export function createCandidate() {
  const upload = createPackageUpload<ProjectCandidate>({
    key: 'checkedProject',
    extension: EXTENSION,
    announce: announceProject,
    send: uploadProject,
    read: readCandidate
  })

  return {
    ...upload,

    check: (medium: string, path: string) =>
      upload.check(path, signal => checkProjectOnMedium({ medium, path }, signal)),

    /** Also deletes the package from the panel. */
    discard(): void {
      const stage = upload.$stage.get()
      if (stage.status === 'checked') dropCandidate(stage.candidate.id).catch(() => {})
      upload.reset()
    }
  }
}
