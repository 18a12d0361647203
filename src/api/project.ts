import { get } from './client'
import { ProjectName } from './shapes/project'

export const readProjectName = (signal?: AbortSignal) => get('/project/management/name', ProjectName, { signal })
