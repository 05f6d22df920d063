import { draftEvent, draftKey, draftLifetimeMs } from "./draft-keys.ts";
import { honeypotName } from "./form.ts";
import { heldFormText } from "./offline-form.ts";

/**
 * The script that keeps what is typed in a form named by `data-draft`, from its first letter, and puts it back as soon as
 * the document is read (rule forms/draft). It is in the head, because a slow telephone shows a form seconds before
 * any other script. It leaves alone what the page has just chosen (`data-draft-chosen`) and what somebody has typed.
 * Where the browser knows that there is no network, a form pressed that early stays (rule pages/offline).
 */
export const draftScript = `{
const key=(name)=>${JSON.stringify(draftKey(""))}+name;
const read=(name)=>{try{const kept=JSON.parse(localStorage.getItem(key(name)));
return kept&&Date.now()-kept.savedAt<${draftLifetimeMs}?kept:null}catch{return null}};
const keep=(form,sent)=>{const name=form?.dataset?.draft;if(!name)return;
const values={};
for(const [field,typed] of new FormData(form))if(typeof typed==="string"&&field!==${JSON.stringify(honeypotName)})
values[field]=field in values?[values[field],typed].flat():typed;
try{localStorage.setItem(key(name),JSON.stringify({savedAt:Date.now(),values,sent}))}catch{}};
const restore=(form)=>{const kept=read(form.dataset.draft);if(!kept)return;
const chosen=form.dataset.draftChosen?.split(" ")??[];
for(const control of form.elements){const {type,name}=control;
if(!name||chosen.includes(name)||name===${JSON.stringify(honeypotName)}||["hidden","file","submit","button"].includes(type))continue;
const wanted=[kept.values[name]??[]].flat();
if(type==="checkbox"||type==="radio"){const is=wanted.includes(control.value);
const group=type==="radio"?[...form.elements].filter((one)=>one.name===name):[control];
if(control.checked!==is&&group.every((one)=>one.checked===one.defaultChecked)&&(is||type!=="radio")){control.checked=is;form.isRestored=true}
}else if(wanted[0]&&wanted[0]!==control.value){
const before=control.options?([...control.options].find((one)=>one.defaultSelected)??control.options[0])?.value:control.defaultValue;
if(control.value===before){control.value=wanted[0];form.isRestored=true}}}
const notice=form.isRestored&&form.querySelector("[data-draft-notice]");
if(notice)notice.hidden=false};
addEventListener("input",({target})=>keep(target.form));
addEventListener("submit",({target})=>keep(target,true),true);
addEventListener("submit",(event)=>{const strip=document.querySelector("[data-offline]");
if(navigator.onLine||event.defaultPrevented||!strip)return;
event.preventDefault();keep(event.target);strip.textContent=${JSON.stringify(heldFormText)}});
addEventListener(${JSON.stringify(draftEvent)},({target})=>restore(target));
document.addEventListener("readystatechange",()=>{if(document.readyState!=="interactive")return;
for(const {dataset} of document.querySelectorAll("[data-draft-sent]"))
if(read(dataset.draftSent)?.sent)localStorage.removeItem(key(dataset.draftSent));
for(const form of document.querySelectorAll("[data-draft]"))restore(form)});
}`;
