// Each of these modules is the text of a script with everything that it imports. The build creates it (vite.config.ts).
declare module "virtual:admin-worker" {
  const script: string;
  export default script;
}
declare module "virtual:early-script" {
  const script: string;
  export default script;
}
declare module "virtual:public-worker" {
  const script: string;
  export default script;
}
