import { get } from './client/client'
import { ProjectName } from './generated/shapes/project'

export const readProjectName = (signal?: AbortSignal) => get('/project/management/name', ProjectName, { signal })
