import facesUrl from "./fonts/faces.css?url";
import { faces } from "./fonts/faces.ts";

/** The style sheet of our two fonts. The page's own style sheet has stand-ins with the same measures. */
export const fontSheet = facesUrl;

/**
 * The script that brings our fonts. On the first page of a visit they come after the first paint, which they would delay
 * on a slow line, and both at once. A font waits for the next page where it would move what stands below this page's
 * title (rule pages/letters). On the next pages they are at hand, and come before the paint (ADR 156).
 */
export const fontScript = `{
const link=(attributes)=>document.head.append(Object.assign(document.createElement("link"),{href:${JSON.stringify(facesUrl)}},attributes));
const bring=async()=>{
const answers=await Promise.allSettled(${JSON.stringify(faces)}.map(([family,weight,url])=>
new FontFace(family,"url("+url+")",{weight}).load()));
const loaded=answers.flatMap(({value})=>value??[]);
const end=()=>document.querySelector("h1")?.getBoundingClientRect().bottom??0;
const fit=(added)=>{const before=end();for(const face of added)document.fonts.add(face);
const isStill=Math.abs(end()-before)<=2;
if(!isStill)for(const face of added)document.fonts.delete(face);
return isStill};
fit(loaded)||loaded.some((face)=>fit([face]));
if(loaded.length===${faces.length})try{sessionStorage.setItem("fonts","1");link({rel:"prefetch",as:"style"})}catch{}};
let known=false;
try{known=sessionStorage.getItem("fonts")==="1"}catch{}
if(known)link({rel:"stylesheet",blocking:"render"});
else if(PerformanceObserver.supportedEntryTypes?.includes("paint"))
new PerformanceObserver((_paints,watch)=>{watch.disconnect();bring()}).observe({type:"paint",buffered:true});
else bring();
}`;
