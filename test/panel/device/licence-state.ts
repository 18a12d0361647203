export interface LicenceSlice {
  secsLicence: boolean
}
