import type { Candidate } from './candidates'
import type { Installed } from './install-contents'
import type { Medium } from './media'
import type { PackageKey } from './package-signature'
import type { ProjectImage } from './project-package'

export interface ProjectCandidate extends Candidate<ProjectImage> {
  from: 'upload' | Medium['kind']
  /** Where it is, if not on the panel. */
  medium?: { id: string; path: string }
}

export interface ProjectManagementSlice {
  /** What was replaced last; kept until `clock.elapsed()` is so far. */
  previousProject: { image: ProjectImage; until: number; installed?: Installed } | undefined
  /** The newest come first. */
  projectCandidates: ProjectCandidate[]
  /** The newest tool whose projects run here without a restart. */
  runtimeVersion: string
  /** A fault to switch on: a project that was stopped does not start again. */
  projectDoesNotStart: boolean
  /** Whose signatures of packages it accepts. */
  packageKeys: readonly PackageKey[]
  media: Medium[]
}
