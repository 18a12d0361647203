// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const ProjectDetails: Shape<Schemas['ProjectDetails']> = {
  of: {
    fields: {
      name: 'string',
      model: 'string',
      compiled_at: 'string',
      tool_version: 'string',
      size_bytes: 'integer',
      unpacked_bytes: 'integer',
      checksum: 'string',
      'signed_by?': { maybe: 'string' }
    }
  }
}

export const RunningProject: Shape<Schemas['RunningProject']> = {
  of: {
    fields: {
      project: ProjectDetails.of,
      state: { one: ['running', 'stopped', 'updating'] },
      since: 'string',
      restarts: 'integer',
      backup_allowed: 'boolean'
    }
  }
}

export const ProjectPassword: Shape<Schemas['ProjectPassword']> = {
  of: { one: ['upload-project', 'upload-project-and-package'] }
}

export const PreviousProject: Shape<Schemas['PreviousProject']> = {
  of: {
    fields: {
      project: ProjectDetails.of,
      required_password: ProjectPassword.of,
      until: 'string'
    }
  }
}

export const ProjectOverview: Shape<Schemas['ProjectOverview']> = {
  of: {
    fields: {
      running: { maybe: RunningProject.of },
      previous: { maybe: PreviousProject.of },
      model: 'string',
      runtime_version: 'string',
      free_bytes: 'integer',
      max_bytes: 'integer'
    }
  }
}

export const ProjectUpload: Shape<Schemas['ProjectUpload']> = {
  of: {
    fields: {
      id: 'string'
    }
  }
}

export const ProjectCandidate: Shape<Schemas['ProjectCandidate']> = {
  of: {
    fields: {
      id: 'string',
      file_name: 'string',
      from: { one: ['upload', 'usb', 'sd'] },
      project: ProjectDetails.of,
      needed_bytes: 'integer',
      free_bytes: 'integer',
      required_password: ProjectPassword.of,
      newer_tool: 'boolean',
      restarts_panel: 'boolean',
      same_as_running: 'boolean'
    }
  }
}
