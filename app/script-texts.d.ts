// Scripts with all they import, as texts. The build makes them (vite.config.ts).
declare module "virtual:admin-worker" {
  const script: string;
  export default script;
}
declare module "virtual:early-script" {
  const script: string;
  export default script;
}
